import { z } from 'zod';
import { pesos } from '../vocabulary/identifier.ts';
import type { Price } from './price.ts';

/** A price as answers carry it: whatever else stands beside a hidden one is left out on both sides. */
export const price = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('told'), cop: pesos.positive() }),
  z.object({ kind: z.literal('hidden'), zone: z.object({ min: pesos, max: pesos }).optional() }),
  z.object({ kind: z.literal('none') }),
]) satisfies z.ZodType<Price>;
