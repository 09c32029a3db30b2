import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { renderSVG } from 'uqr';
import type { Backend } from '../../engine/backend.ts';
import { found } from '../../engine/replies/refusal.ts';
import { fileParams } from '../../market/home-money/file-query.ts';
import { contactTexts } from './contact-texts.ts';

const config = { rateLimit: { max: 120, timeWindow: 60_000, groupId: 'whatsapp-codes' } };

interface Chat {
  readonly code: string;
  readonly project: string;
  readonly plant: string;
  readonly number: string;
}

/** The chat with a sales room as a drawing for the camera of a telephone: who sits at a computer goes on there. */
export function whatsappCodeRoutes(app: FastifyInstance, backend: Backend): void {
  app.get(
    '/planta/:id/whatsapp.svg',
    { schema: { params: fileParams, hide: true }, config },
    async (request, reply) => {
      const chat = found(await chatAbout(backend, fileParams.parse(request.params).id));
      return reply
        .header('cache-control', 'public, max-age=3600, s-maxage=86400')
        .type('image/svg+xml')
        .send(renderSVG(chatHref(chat), { ecc: 'M', border: 2 }));
    },
  );
}

function chatHref({ code, project, plant, number }: Chat): string {
  const words = contactTexts.chat(`${project} · ${plant}`, code);
  return `https://wa.me/${number.replace(/\D/g, '')}?text=${encodeURIComponent(words)}`;
}

/** A plant on offer whose sales room is on WhatsApp. */
async function chatAbout({ db }: Backend, plantId: number): Promise<Chat | undefined> {
  const { rows } = await sql<Chat>`
    select j.code, j.title as project, p.title as plant, j.whatsapp_number as number
    from plant p join project j on j.id = p.project_id
    where p.id = ${plantId} and p.is_active and j.state = 'published' and j.whatsapp_number is not null`.execute(db);
  return rows[0];
}
