import { email as emailField } from '@umbral/domain/fields/fields.ts';
import { searchTitle } from '@umbral/domain/filters/filter-labels.ts';
import { alertFrequencies, alertPayload } from '@umbral/domain/people/alert.ts';
import { alertFormPath } from '@umbral/domain/people/alert-form.ts';
import { fromHref } from '@umbral/domain/routes/search-url.ts';
import { listingAddress } from '@umbral/domain/search/listing-address.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Backend } from '../../engine/backend.ts';
import { ownPath } from '../../engine/http/own-path.ts';
import { readForms } from '../../engine/http/posted-form.ts';
import { linkPageHeaders, linkPageHtml } from '../../engine/mail/link-page-html.ts';
import { chosenFilters } from './alert-filters.ts';
import { alertFormPage, alertSavedPage } from './alert-form-page.ts';
import { alertFormTexts as texts } from './alert-form-texts.ts';
import { alertTexts } from './alert-texts.ts';
import { placesOf } from './place-queries.ts';
import { addAlert } from './save-alert.ts';

const filters = z
  .string()
  .max(16_000)
  .transform((text, context) => {
    try {
      return JSON.parse(text) as unknown;
    } catch {
      context.addIssue('no JSON');
      return z.NEVER;
    }
  })
  .pipe(alertPayload.shape.filters);
type Filters = z.infer<typeof filters>;
const back = z
  .string()
  .max(8000)
  .transform((text) => ownPath(text) ?? '/')
  .catch('/');
const asked = z.object({ filtros: filters, volver: back });
const sent = asked.extend({
  frequency: z.enum(alertFrequencies).catch('weekly'),
  email: z.string().max(300).catch(''),
  agree_terms: z.string().optional().catch(undefined),
});

const action = `/api${alertFormPath}`;
const limit = { rateLimit: { max: 20, timeWindow: 600_000, groupId: 'alert-form' } };

/** Saves alerts of browsers without script: a page with a form, posted to itself [C120]. */
export function alertFormRoutes(app: FastifyInstance, backend: Backend): void {
  void app.register(async (scope) => {
    readForms(scope);
    scope.get(alertFormPath, { schema: { hide: true } }, async (request, reply) => {
      const query = asked.safeParse(request.query);
      if (!query.success) return refuse(reply);
      return html(reply, alertFormPage({ ...(await pageOf(backend, query.data)), known: request.signedIn?.email }));
    });
    scope.post(alertFormPath, { schema: { hide: true }, config: limit }, (request, reply) =>
      take(backend, request, reply),
    );
  });
}

async function take(backend: Backend, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const body = sent.safeParse(request.body);
  if (!body.success) return refuse(reply);
  const { filtros, volver, frequency, email: typed } = body.data;
  const session = request.signedIn;
  const page = await pageOf(backend, body.data);
  const again = (wrong: string) =>
    html(reply.code(422), alertFormPage({ ...page, known: session?.email, email: typed, wrong }));
  const email = session?.email ?? emailField.safeParse(typed).data;
  if (!email) return again(alertTexts.email);
  if (!session && body.data.agree_terms !== 'S') return again(alertTexts.terms);
  const isStored = await addAlert(backend, {
    userId: session?.userId ?? null,
    email,
    userKey: '',
    name: searchTitle(filtros, page.places),
    filters: chosenFilters(withRingsOf(volver, filtros)),
    path: listingAddress.safeParse(volver).data ?? null,
    frequency,
  });
  return isStored ? html(reply, alertSavedPage(volver, session !== undefined)) : again(alertTexts.full);
}

/** The filters with where their reach is, as the listing's own address says it. */
function withRingsOf(listing: string, chosen: Filters): Filters {
  const { rings } = fromHref(listing)?.reach ?? {};
  if (!chosen.reach || !rings) return chosen;
  return { ...chosen, reach: { ...chosen.reach, rings: rings.map((ring) => [...ring]) } };
}

async function pageOf(backend: Backend, { filtros, volver }: z.infer<typeof asked>) {
  return { filters: filtros, places: await placesOf(backend, filtros), back: volver, action };
}

function refuse(reply: FastifyReply): FastifyReply {
  return html(reply.code(422), linkPageHtml({ title: texts.title, text: texts.failed }, ''));
}

function html(reply: FastifyReply, page: string): FastifyReply {
  return reply.headers(linkPageHeaders).send(page);
}
