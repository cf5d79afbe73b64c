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

/** Shows the whole box in the middle, not larger than is comfortable. */
export function fitting(box: Box, screen: Size, margin = 24): Camera {
  const across = (screen.width - 2 * margin) / box.width;
  const down = (screen.height - 2 * margin) / box.height;
  const scale = Math.max(FARTHEST, Math.min(across, down, COMFORTABLE));
  return {
    scale,
    x: screen.width / 2 - (box.x + box.width / 2) * scale,
    y: screen.height / 2 - (box.y + box.height / 2) * scale,
  };
}

/** Nearer or farther, the point on the screen staying where it is. */
export function zoomed(camera: Camera, factor: number, at: { x: number; y: number }): Camera {
  const scale = Math.max(FARTHEST, Math.min(NEAREST, camera.scale * factor));
  const by = scale / camera.scale;
  return { scale, x: at.x - (at.x - camera.x) * by, y: at.y - (at.y - camera.y) * by };
}

/** The least shift that brings the box into sight; the same camera if it is. */
export function showing(camera: Camera, box: Box, screen: Size, margin = 16): Camera {
  const shift = (from: number, length: number, room: number) => {
    if (from < margin) return margin - from;
    return from + length > room - margin ? Math.max(margin - from, room - margin - from - length) : 0;
  };
  const dx = shift(box.x * camera.scale + camera.x, box.width * camera.scale, screen.width);
  const dy = shift(box.y * camera.scale + camera.y, box.height * camera.scale, screen.height);
  return dx || dy ? { ...camera, x: camera.x + dx, y: camera.y + dy } : camera;
}
