import helmet from 'icon:mining-helmet';
import type { Door } from '../drawing';

export const door: Door = { light: '#cfe8ff', stone: '#5d6b78', accent: '#ff8a1f', emblem: helmet };
