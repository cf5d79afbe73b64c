import { describe, expect, it } from 'vitest';
import { fitting, holds, showing, zoomed } from '../src/lib/panzoom';

const screen = { width: 800, height: 600 };
const onScreen = (camera: { x: number; y: number; scale: number }, x: number, y: number) => [
  x * camera.scale + camera.x,
  y * camera.scale + camera.y,
];

describe('the camera', () => {
  it('shows a whole box in the middle', () => {
    const camera = fitting({ x: -500, y: -100, width: 1000, height: 200 }, screen, [], 0);
    expect(camera.scale).toBeCloseTo(0.8);
    expect(onScreen(camera, 0, 0)).toEqual([400, 300]);
  });
  it('zooms about a point that stays where it is', () => {
    const before = { x: 10, y: 20, scale: 1 };
    const after = zoomed(before, 2, { x: 110, y: 220 });
    expect(after.scale).toBe(2);
    expect(onScreen(after, 100, 200)).toEqual([110, 220]);
  });
  it('never comes too near or goes too far', () => {
    expect(zoomed({ x: 0, y: 0, scale: 1 }, 1000, { x: 0, y: 0 }).scale).toBe(3);
    expect(zoomed({ x: 0, y: 0, scale: 1 }, 0.0001, { x: 0, y: 0 }).scale).toBe(0.25);
  });
  it('moves only as far as it must to show a box', () => {
    const camera = { x: 0, y: 0, scale: 1 };
    expect(showing(camera, { x: 100, y: 100, width: 50, height: 50 }, screen)).toBe(camera);
    expect(showing(camera, { x: 780, y: 100, width: 50, height: 50 }, screen, [], 0).x).toBe(-30);
  });
  it('fits the box beside or below what lies over the corners, whichever shows it larger', () => {
    const track = { width: 200, height: 100 };
    const tall = fitting({ x: 0, y: 0, width: 400, height: 600 }, screen, [track], 0);
    expect([tall.scale, ...onScreen(tall, 0, 0)]).toEqual([1, 200, 0]);
    const wide = fitting({ x: 0, y: 0, width: 800, height: 500 }, screen, [track], 0);
    expect([wide.scale, ...onScreen(wide, 0, 0)]).toEqual([1, 0, 100]);
    const low = fitting(
      { x: 0, y: 0, width: 400, height: 500 },
      screen,
      [{ width: 100, height: 200, right: true, bottom: true }],
      0,
    );
    expect(onScreen(low, 400, 500)[0]).toBeLessThanOrEqual(700);
  });
  it('knows whether all of a box is in sight', () => {
    const corners = [{ width: 200, height: 100 }];
    const box = { x: 0, y: 0, width: 100, height: 100 };
    expect(holds({ x: 300, y: 0, scale: 1 }, box, screen, corners)).toBe(true);
    expect(holds({ x: 0, y: 300, scale: 1 }, box, screen, corners)).toBe(true);
    expect(holds({ x: 150, y: 50, scale: 1 }, box, screen, corners)).toBe(false);
    expect(holds({ x: 750, y: 300, scale: 1 }, box, screen, corners)).toBe(false);
    expect(holds(fitting(box, screen, corners), box, screen, corners)).toBe(true);
  });
  it('brings a box out from below a corner', () => {
    const camera = { x: 0, y: 0, scale: 1 };
    const corners = [{ width: 200, height: 100 }];
    expect(showing(camera, { x: 50, y: 60, width: 50, height: 50 }, screen, corners, 0).y).toBe(40);
    expect(showing(camera, { x: 50, y: 120, width: 50, height: 50 }, screen, corners, 0)).toBe(camera);
  });
});
