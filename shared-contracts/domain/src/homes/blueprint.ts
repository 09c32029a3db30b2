import { z } from 'zod';
import { image } from '../media/image.ts';

/** A point on the drawing that opens a picture; x and y are fractions of its width and height. */
export const dropPoint = z.object({
  name: z.string().min(1),
  x: z.number().min(0).max(1),
  y: z.number().min(0).max(1),
  area_m2: z.number().positive().nullable().optional(),
  /** Metres across and down the drawing, where they are known; the point is the middle of the space. */
  width_m: z.number().positive().nullable().optional(),
  depth_m: z.number().positive().nullable().optional(),
  image,
});
export type DropPoint = z.infer<typeof dropPoint>;

/** One floor of a home with its drawing. */
export const blueprint = z.object({
  floor: z.string(),
  name: z.string(),
  image,
  /** Metres that the whole width of the drawing shows, where its scale is known. */
  width_m: z.number().positive().nullable().optional(),
  drop_points: z.array(dropPoint),
});
export type Blueprint = z.infer<typeof blueprint>;
