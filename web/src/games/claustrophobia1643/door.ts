import lamp from 'icon:magic-lamp';
import type { Door } from '../drawing';

export const door: Door = { light: '#ffe08a', stone: '#5d7469', accent: '#e3b94f', emblem: lamp };
