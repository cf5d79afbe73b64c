import fox from 'icon:fox-head';
import type { Door } from '../drawing';

export const door: Door = {
  light: '#d3e2ff',
  stone: '#4f6650',
  accent: '#f2b134',
  sides: ['#5fb0ff', '#ffd24d'],
  emblem: fox,
};
