export interface Size {
  readonly width: number;
  readonly height: number;
}
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** How a picture is seen: by how much it is larger than when whole, and where its middle is, in pixels from the stage's. */
export interface ZoomView extends Point {
  readonly scale: number;
}

/** The stage, and the picture in it when whole. */
export interface ZoomFrame {
  readonly stage: Size;
  readonly picture: Size;
}

export const wholeView: ZoomView = { scale: 1, x: 0, y: 0 };
const largest = 5;
/** What a double tap shows. */
const closer = 2.5;

export const isZoomed = ({ scale }: ZoomView) => scale > 1.01;

/** The picture as large as fits into a stage. */
export function fitted(stage: Size, { width, height }: Size): ZoomFrame {
  const scale = Math.min(stage.width / width, stage.height / height);
  return { stage, picture: { width: width * scale, height: height * scale } };
}

const within = (value: number, limit: number) => Math.min(Math.max(value, -limit), limit);

/** No edge of the picture comes further in than the stage's, and what is smaller stands in the middle. */
function kept({ scale, x, y }: ZoomView, { stage, picture }: ZoomFrame): ZoomView {
  if (scale <= 1) return wholeView;
  return {
    scale,
    x: within(x, Math.max(0, (picture.width * scale - stage.width) / 2)),
    y: within(y, Math.max(0, (picture.height * scale - stage.height) / 2)),
  };
}

/** Larger by a factor; what lies at a point, counted from the middle of the stage, stays there. */
export function zoomedAt(view: ZoomView, factor: number, at: Point, frame: ZoomFrame): ZoomView {
  const scale = Math.min(Math.max(view.scale * factor, 1), largest);
  const grown = scale / view.scale;
  return kept({ scale, x: at.x - (at.x - view.x) * grown, y: at.y - (at.y - view.y) * grown }, frame);
}

/** Moved by so many pixels. */
export function panned(view: ZoomView, by: Point, frame: ZoomFrame): ZoomView {
  return kept({ scale: view.scale, x: view.x + by.x, y: view.y + by.y }, frame);
}

/** A double tap: close by at that point, or whole again. */
export function toggledAt(view: ZoomView, at: Point, frame: ZoomFrame): ZoomView {
  return isZoomed(view) ? wholeView : zoomedAt(view, closer, at, frame);
}

/** Two fingers before and after: by what they moved apart, and where their middle went. */
export function pinchOf([a, b]: readonly [Point, Point], [c, d]: readonly [Point, Point]) {
  const apart = (one: Point, other: Point) => Math.hypot(one.x - other.x, one.y - other.y);
  const middle = (one: Point, other: Point) => ({ x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 });
  const from = middle(a, b);
  const to = middle(c, d);
  return { factor: apart(c, d) / Math.max(apart(a, b), 1), at: to, by: { x: to.x - from.x, y: to.y - from.y } };
}
