import { z } from 'zod';

/** Elements of a legacy page that a portal shows: those that hold texts, tables, pictures, and forms that ask. */
export const legacyTags = [
  ...['a', 'abbr', 'address', 'article', 'aside', 'b', 'bdi', 'bdo', 'blockquote', 'br', 'button', 'caption', 'cite'],
  ...['code', 'col', 'colgroup', 'data', 'dd', 'del', 'details', 'dfn', 'div', 'dl', 'dt', 'em', 'fieldset'],
  ...['figcaption', 'figure', 'footer', 'form', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'header', 'hr', 'i', 'img'],
  ...['input', 'ins', 'kbd', 'label', 'legend', 'li', 'mark', 'meter', 'nav', 'ol', 'optgroup', 'option', 'p', 'pre'],
  ...['progress', 'q', 'rp', 'rt', 'ruby', 's', 'samp', 'search', 'section', 'select', 'small', 'span', 'strong'],
  ...['sub', 'summary', 'sup', 'table', 'tbody', 'td', 'textarea', 'tfoot', 'th', 'thead', 'time', 'tr', 'u', 'ul'],
  ...['var', 'wbr'],
] as const;
const tag = z.enum(legacyTags);

/**
 * Attributes that they keep; none of them runs, and none speaks to the portal but `data-umbral`, with which its remote may
 * have a word (`kit/legacy/legacy-wires.ts`).
 */
export const legacyAttribute =
  /^(?:data-umbral(?:-[a-z][a-z-]{0,30})?|alt|aria-[a-z]{2,20}|action|autocomplete|checked|class|colspan|datetime|dir|disabled|for|headers|height|href|hreflang|id|inputmode|lang|loading|max|maxlength|method|min|minlength|multiple|name|open|pattern|placeholder|readonly|rel|required|reversed|role|rows|rowspan|cols|scope|selected|size|src|start|step|tabindex|target|title|type|value|width)$/;

/** Where an attribute may lead: into the portal, to another site, to a mail program or a telephone. */
const legacyAddress = /^(?:\/(?!\/)|#|https?:\/\/|mailto:|tel:)/;
const addresses = ['href', 'src', 'action'];

/** More would be no page to read. */
export const legacyLimits = { nodes: 12_000, depth: 60, sheets: 10, textLength: 20_000 } as const;

const depth = z.int().min(0).max(legacyLimits.depth);
const attributes = z
  .record(z.string().regex(legacyAttribute), z.string().max(4000))
  .refine((all) => addresses.every((name) => all[name] === undefined || legacyAddress.test(all[name])));

/**
 * The markup of a legacy page as a list, parents before their children: how deep each stands says whose child it is. Plain
 * data, so that no side makes HTML of a text that it has not read.
 */
export const legacyMarkup = z
  .array(
    z.union([
      z.object({ depth, text: z.string().max(legacyLimits.textLength) }),
      z.object({ depth, tag, attributes: attributes.optional() }),
    ]),
  )
  .max(legacyLimits.nodes);
export type LegacyMarkup = z.infer<typeof legacyMarkup>;
export type LegacyNode = LegacyMarkup[number];

/** A page of another server as the portal shows it. */
export const legacyPage = z.object({
  title: z.string(),
  description: z.string().nullable(),
  /** Path on the portal, where it names one of its own server. */
  canonical: z.string().startsWith('/').nullable(),
  isIndexed: z.boolean(),
  /** Addresses of stylesheets that reach nothing but the page. */
  sheets: z.array(z.string().regex(/^\/r\/_legacy\//)).max(legacyLimits.sheets),
  markup: legacyMarkup,
});
export type LegacyPage = z.infer<typeof legacyPage>;
