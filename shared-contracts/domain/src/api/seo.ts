import { endpoint } from '@umbral/protocol/calls/endpoint.ts';
import { z } from 'zod';
import { validationMessages as messages } from '../fields/validation.ts';
import { canonical, canonicalPayload } from '../seo/canonical.ts';
import { redirect, redirectPayload } from '../seo/redirect.ts';
import { isoMoment } from '../vocabulary/identifier.ts';
import { acknowledgement, id, outcome } from './fields.ts';
import { pageOf } from './paging.ts';

const pageQuery = z.object({
  items_by_page: z.coerce.number<number>().int().min(1).max(1000).default(24),
  currentPage: z.coerce.number<number>().int().min(1).max(10_000).default(1),
});
export const listCanonicals = endpoint({
  id: 'C143',
  method: 'GET',
  path: '/seo/canonicals',
  summary: 'Rules that override the canonical address',
  query: pageQuery,
  response: pageOf(canonical),
});
export const saveCanonical = endpoint({
  id: 'C142',
  method: 'POST',
  path: '/seo/canonicals',
  summary: 'Creates a rule, or replaces the one of the same path; both fields are needed',
  access: 'admin',
  body: canonicalPayload.meta({
    examples: [{ url: '/proyectos-gold/*', canonical: '/proyectos-vivienda' }],
  }),
  response: outcome,
});
export const deleteCanonical = endpoint({
  id: 'C144',
  method: 'DELETE',
  path: '/seo/canonicals',
  summary: 'Deletes a rule',
  access: 'admin',
  query: z.object({ id }),
  response: outcome,
});
export const listRedirects = endpoint({
  id: 'C145',
  method: 'GET',
  path: '/seo/redirects',
  summary: "Redirects inside the portal: for the seo role and for the portal's own server, which follows them",
  query: pageQuery,
  response: pageOf(redirect),
});
export const saveRedirect = endpoint({
  id: 'C146',
  method: 'POST',
  path: '/seo/redirects',
  summary:
    'Creates a redirect, or replaces the one of the same path. What led to its start leads to its target afterwards; a circle, or a target that is redirected itself, is refused',
  access: 'seo',
  body: redirectPayload.meta({ examples: [{ from: '/feria-2025', to: '/feria-inmobiliaria', status: 301 }] }),
  response: outcome,
});
export const deleteRedirect = endpoint({
  id: 'C147',
  method: 'DELETE',
  path: '/seo/redirects',
  summary: 'Deletes a redirect',
  access: 'seo',
  query: z.object({ id }),
  response: outcome,
});

/** Lines that one sheet of redirects may have. */
export const sheetLines = 1000;
export const redirectLineOutcomes = ['new', 'changed', 'same', 'wrong'] as const;
const redirectLine = z.object({
  /** Its number in the sheet, from 1. */
  line: z.int(),
  from: z.string(),
  to: z.string(),
  status: z.int().nullable(),
  outcome: z.enum(redirectLineOutcomes),
  /** Why it is wrong, or what else it changes. */
  note: z.string().nullable(),
});
export type RedirectLine = z.output<typeof redirectLine>;
export const importRedirects = endpoint({
  id: 'C247',
  method: 'POST',
  path: '/seo/redirects/importar',
  summary: `Takes a sheet of at most ${sheetLines} redirects (from, to, status), all or none; without \`apply\` it only says what would happen to each line`,
  access: 'seo',
  body: z
    .strictObject({
      csv: z
        .string(messages.required)
        .trim()
        .min(1, messages.required)
        .max(220_000, 'Divide la hoja: es demasiado larga'),
      apply: z.boolean(messages.required).default(false),
    })
    .meta({ examples: [{ csv: 'from,to,status\n/feria-2025,/feria-inmobiliaria,301', apply: false }] }),
  response: outcome.extend({
    counts: z.object({ new: z.int(), changed: z.int(), same: z.int(), wrong: z.int() }),
    lines: z.array(redirectLine),
  }),
});
export const countRedirectHits = endpoint({
  id: 'C249',
  method: 'POST',
  path: '/seo/redirects/usos',
  summary: "How often the portal's own server followed redirects since it last said so; for that server alone",
  body: z
    .strictObject({ hits: z.array(z.strictObject({ from: z.string().max(500), count: z.int().positive() })).max(1000) })
    .meta({ examples: [{ hits: [{ from: '/feria-2025', count: 3 }] }] }),
  response: acknowledgement,
});

/** Plants in one page of the sitemap's data. */
export const sitemapPlants = 10_000;
const entry = z.object({ slug: z.string(), updated_at: isoMoment });
/** A place and a type that have homes on offer, with what makes listings of them. Places and type as addresses hold them. */
const offeredListing = z.object({
  country_code: z.string(),
  country: z.string(),
  region: z.string().nullable(),
  department: z.string(),
  city: z.string(),
  zone: z.string(),
  neighbourhood: z.string().nullable(),
  type: z.string(),
  categories: z.array(z.string()),
  holiday: z.boolean(),
  tv: z.boolean(),
  tour360: z.boolean(),
});
export type OfferedListing = z.output<typeof offeredListing>;
export const getSitemap = endpoint({
  id: 'C159',
  method: 'GET',
  path: '/sitemap',
  summary:
    'What the sitemap lists: plants with the parts of their address, page by page; builders, launches, projects, news, guides, events and what listings exist with the first page',
  query: z.object({ page: z.coerce.number<number>().int().min(1).max(10_000).default(1) }),
  response: z.object({
    page: z.int(),
    pages: z.int(),
    data: z.object({
      plants: z.array(
        entry.extend({
          country: z.string(),
          country_code: z.string(),
          city: z.string(),
          zone: z.string(),
          type: z.string(),
        }),
      ),
      /** With the cities in which each sells or has a branch. */
      builders: z.array(entry.extend({ cities: z.array(z.string()) })),
      launches: z.array(entry.extend({ id })),
      /** Those with a page of their own: more than one type, and none of a launch. */
      developments: z.array(entry.extend({ id })).default([]),
      blog: z.array(entry.extend({ category: z.string() })),
      guides: z.array(entry),
      events: z.array(entry),
      listings: z.array(offeredListing),
    }),
  }),
});
