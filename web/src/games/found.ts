/** The drawings in this folder, found by their files: nobody keeps a list. */

import lantern from 'icon:old-lantern';
import type { Door, Drawing } from './drawing';

const doors = import.meta.glob<Door>('./*/door.ts', { eager: true, import: 'door' });
const drawings = import.meta.glob<Drawing>('./*/drawing.ts', { import: 'drawing' });

const PLAIN: Door = { light: '#ffd9a0', stone: '#6b5d4f', accent: '#ffae5c', emblem: lantern };

export function doorOf(game: string): Door {
  return doors[`./${game}/door.ts`] ?? PLAIN;
}

/** The drawing of a game, or nothing: then the shell tells the board in words. */
export async function drawingOf(game: string): Promise<Drawing | null> {
  return (await drawings[`./${game}/drawing.ts`]?.()) ?? null;
}

/** Colours the page's edges like the game. */
export function dressFor(game: string | null): void {
  const style = document.documentElement.style;
  const door = game === null ? null : doorOf(game);
  for (const seat of [1, 2]) {
    const colour = door?.sides?.[seat - 1];
    if (colour) style.setProperty(`--seat-${seat}`, colour);
    else style.removeProperty(`--seat-${seat}`);
  }
  if (door) {
    style.setProperty('--accent', door.accent);
    style.setProperty('--light', door.light);
  } else {
    style.removeProperty('--accent');
    style.removeProperty('--light');
  }
}
