import { endpoint } from '@umbral/protocol/calls/endpoint.ts';
import { z } from 'zod';
import { priceLimits } from '../limits/filter-limits.ts';
import { projectFormLimits as limits } from '../limits/project-form-limits.ts';
import * as field from '../project-form/project-form-fields.ts';
import { projectFormTexts as texts } from '../project-form/project-form-texts.ts';
import { isoDay, isoMoment } from '../vocabulary/identifier.ts';
import { dataOf, idParams, listOf } from './fields.ts';

const change = z.object({ price: z.int(), previous_price: z.int().nullable(), effective_at: isoMoment });

export const listProjectPrices = endpoint({
  id: 'C306',
  method: 'GET',
  path: '/proyectos/{id}/precios',
  summary: "Every price of one's project, by unit type, newest first, with who changed it",
  access: 'builder',
  params: idParams,
  response: listOf(
    z.object({
      plant_id: z.int(),
      name: z.string(),
      is_active: z.boolean(),
      price: z.int(),
      changes: z.array(change.extend({ changed_by: z.string().nullable() })),
    }),
  ),
});

export const getPriceHistory = endpoint({
  id: 'C307',
  method: 'GET',
  path: '/planta/{id}/precios',
  summary: 'Prices that a unit type has had, by day, oldest first; empty where its price is hidden',
  params: idParams,
  response: dataOf(
    z.object({
      plant_id: z.int(),
      currency: z.literal('COP'),
      history: z.array(z.object({ day: isoDay, price: z.int() })),
      /** Against the price before, in percent with one decimal; negative: it fell. */
      last_change_percent: z.number().nullable(),
    }),
  ).meta({
    examples: [
      {
        data: {
          plant_id: 1,
          currency: 'COP',
          history: [
            { day: '2026-03-01', price: 430_000_000 },
            { day: '2026-10-12', price: 420_000_000 },
          ],
          last_change_percent: -2.3,
        },
      },
    ],
  }),
});

const price = z
  .int(field.saying(texts.whole))
  .min(priceLimits.min, texts.belowMinimum)
  .max(priceLimits.max, texts.aboveMaximum);

/** What of a home changes from day to day; what is left out stays. */
const unitChange = z
  .strictObject({
    id: field.rowId,
    available: z.boolean(field.saying(texts.invalid)).optional(),
    price: price.optional(),
    discount: field.fee.nullable().optional(),
    description: field.prose(500).nullable().optional(),
  })
  .refine(({ id: _, ...changes }) => Object.keys(changes).length > 0, { path: ['available'], message: texts.required });

export const updateStockUnits = endpoint({
  id: 'C308',
  method: 'POST',
  path: '/proyectos/{id}/inmuebles',
  summary: 'Switches homes for immediate delivery on or off and sets their price and discount',
  access: 'builder',
  params: idParams,
  body: z
    .strictObject({
      units: z
        .array(unitChange, field.saying(texts.invalid))
        .min(1, texts.required)
        .max(limits.stockUnits, texts.maximum),
    })
    .meta({ examples: [{ units: [{ id: 12, available: false }] }] }),
  response: z
    .object({
      ok: z.literal(1),
      message: z.string(),
      version: z.int(),
      plants: z.array(z.object({ id: z.int(), property_stock: z.boolean(), stock_quantity: z.int() })),
    })
    .meta({
      examples: [
        {
          ok: 1,
          message: 'Los datos se han enviado correctamente',
          version: 4,
          plants: [{ id: 3, property_stock: false, stock_quantity: 0 }],
        },
      ],
    }),
});
