import torch from 'icon:primitive-torch';
import type { Door } from '../drawing';

export const door: Door = { light: '#ffc27a', stone: '#7a4a3a', accent: '#ff6a52', emblem: torch };
