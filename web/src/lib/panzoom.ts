/** Where the board lies on the screen: screen = board * scale + offset. */

import type { Box } from '../games/drawing';

export interface Camera {
  x: number;
  y: number;
  scale: number;
}

export interface Size {
  width: number;
  height: number;
}

export const NEAREST = 3;
export const FARTHEST = 0.25;
const COMFORTABLE = 1.9;
const ROUNDING = 1e-6;

/** Something that lies over a corner of the screen, the upper left one if not said otherwise. */
export interface Corner extends Size {
  right?: boolean;
  bottom?: boolean;
}

/** Shows the whole box in the middle, beside or below what lies over the corners, not larger than is comfortable. */
export function fitting(
  box: Box,
  screen: Size,
  corners: readonly Corner[] = [],
  margin = Math.min(24, screen.width / 40),
): Camera {
  let best: Camera | null = null;
  for (let ways = 0; ways < 1 << corners.length; ways++) {
    const free = { left: margin, top: margin, right: screen.width - margin, bottom: screen.height - margin };
    corners.forEach((corner, n) => {
      if ((ways >> n) & 1) {
        if (corner.right) free.right = Math.min(free.right, screen.width - corner.width);
        else free.left = Math.max(free.left, corner.width);
      } else if (corner.bottom) free.bottom = Math.min(free.bottom, screen.height - corner.height);
      else free.top = Math.max(free.top, corner.height);
    });
    const fits = Math.min(
      (free.right - free.left) / box.width,
      (free.bottom - free.top) / box.height,
      COMFORTABLE,
    );
    const scale = Math.max(FARTHEST, fits);
    if (best && scale <= best.scale) continue;
    const placed = (low: number, high: number, room: number, length: number) =>
      Math.max(low, Math.min(high - length, (room - length) / 2));
    best = {
      scale,
      x: placed(free.left, free.right, screen.width, box.width * scale) - box.x * scale,
      y: placed(free.top, free.bottom, screen.height, box.height * scale) - box.y * scale,
    };
  }
  return best ?? { x: 0, y: 0, scale: 1 };
}

/** Whether the whole box is on the screen, and nothing of it below the corners. */
export function holds(camera: Camera, box: Box, screen: Size, corners: readonly Corner[] = []): boolean {
  const [left, top] = [box.x * camera.scale + camera.x, box.y * camera.scale + camera.y];
  const [right, bottom] = [
    screen.width - left - box.width * camera.scale,
    screen.height - top - box.height * camera.scale,
  ];
  if (Math.min(left, top, right, bottom) < 0) return false;
  return corners.every(
    (corner) =>
      (corner.right ? right : left) >= corner.width - ROUNDING ||
      (corner.bottom ? bottom : top) >= corner.height - ROUNDING,
  );
}

/** Nearer or farther, the point on the screen staying where it is. */
export function zoomed(camera: Camera, factor: number, at: { x: number; y: number }): Camera {
  const scale = Math.max(FARTHEST, Math.min(NEAREST, camera.scale * factor));
  const by = scale / camera.scale;
  return { scale, x: at.x - (at.x - camera.x) * by, y: at.y - (at.y - camera.y) * by };
}

/** The least shift that brings the box into sight, and out from below the corners; the same camera if it is. */
export function showing(
  camera: Camera,
  box: Box,
  screen: Size,
  corners: readonly Corner[] = [],
  margin = 16,
): Camera {
  const [width, height] = [box.width * camera.scale, box.height * camera.scale];
  const start = { x: box.x * camera.scale + camera.x, y: box.y * camera.scale + camera.y };
  const inside = (from: number, length: number, room: number) => {
    if (from < margin) return margin;
    return from + length > room - margin ? Math.max(margin, room - margin - length) : from;
  };
  const at = { x: inside(start.x, width, screen.width), y: inside(start.y, height, screen.height) };
  for (const corner of corners) {
    const across = corner.right ? at.x + width - (screen.width - corner.width) : corner.width - at.x;
    const down = corner.bottom ? at.y + height - (screen.height - corner.height) : corner.height - at.y;
    if (across <= 0 || down <= 0) continue;
    if (across < down) at.x += corner.right ? -across : across;
    else at.y += corner.bottom ? -down : down;
  }
  const [dx, dy] = [at.x - start.x, at.y - start.y];
  return dx || dy ? { ...camera, x: camera.x + dx, y: camera.y + dy } : camera;
}
