import { amenities } from '@umbral/domain/vocabulary/amenities.ts';
import { z } from 'zod';
import { climates, lights, typologies } from '../buildings/building.ts';

export const mediaKinds = [
  'exterior',
  'interior',
  'panorama',
  'city',
  'plan',
  'site-plan',
  'logo',
  'cover',
  'avatar',
  'video',
] as const;
export type MediaKind = (typeof mediaKinds)[number];

export const mediaFormats = ['avif', 'webp', 'svg', 'webm', 'mp4'] as const;

/** A file of a picture; addressed below `/media/`, where its name never has other bytes. */
export const mediaFile = z.object({
  /** Pixels. */
  width: z.int().positive(),
  src: z.string().startsWith('/media/'),
  format: z.enum(mediaFormats),
});
export type MediaFile = z.infer<typeof mediaFile>;

/** A picture or film of the library as `manifest.json` lists it. */
export const mediaEntry = z.object({
  key: z.string().regex(/^[a-z0-9][a-z0-9/_.-]*$/),
  kind: z.enum(mediaKinds),
  /** Groups pictures that belong together, as a typology or a layout. */
  group: z.string(),
  width: z.int().positive(),
  height: z.int().positive(),
  /** Dominant colour. */
  color: z.string().regex(/^#[0-9a-f]{6}$/),
  /** Base64. */
  thumbhash: z.string(),
  alt: z.string().min(1),
  files: z.array(mediaFile).min(1),
  /** How it is made. */
  origin: z.enum(['drawing', 'render', 'film']),
  building: z.string().optional(),
  typology: z.enum(typologies).optional(),
  climate: z.enum(climates).optional(),
  strata: z.tuple([z.int(), z.int()]).optional(),
  room: z.string().optional(),
  light: z.enum(lights).optional(),
  palette: z.string().optional(),
  /** The city of a city picture, in Spanish. */
  city: z.string().optional(),
  /** What a site plan shows, as specifications. */
  shows: z.array(z.enum(amenities)).readonly().optional(),
  /** Seconds, of films. */
  duration: z.number().positive().optional(),
  /** Of what it was made from: the same hash needs no second making. */
  hash: z.string(),
});
export type MediaEntry = z.infer<typeof mediaEntry>;
