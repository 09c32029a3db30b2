import { z } from 'zod';

/** Number of a row; the database counts to the largest 32-bit one. */
export const id = z.int().positive().max(2_147_483_647);
export const slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/);
/** The browser's own random key for an anonymous visitor. */
export const visitorKey = z.string().max(80);
/** `2026-11-21`. */
export const isoDay = z.iso.date();
/** An instant with its offset, as ISO text. */
export const isoMoment = z.iso.datetime({ offset: true });
/** Seconds since 1970, for search indexes. */
export const timestamp = z.int().nonnegative();
/** Whole Colombian pesos. */
export const pesos = z.int().nonnegative();
export const percent = z.number().min(0).max(100);
/** `HH:MM`. */
export const clockTime = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);
export const hexColor = z.string().regex(/^#[0-9a-f]{6}$/i);
/** 0 or 1, as several wire fields spell a yes or no. */
export const bit = z.literal([0, 1]);
/** An address of the portal itself or an https one: what may stand in a link or a source. */
export const webAddress = z.string().regex(/^(https:\/\/|\/(?![/\\]))/);
