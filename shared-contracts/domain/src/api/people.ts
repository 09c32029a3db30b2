import { endpoint } from '@umbral/protocol/calls/endpoint.ts';
import { z } from 'zod';
import { securityEventKinds } from '../people/security-event.ts';
import { isoMoment } from '../vocabulary/identifier.ts';
import { roles } from '../vocabulary/vocabulary.ts';
import { dataOf, idParams, line, outcome } from './fields.ts';
import { pageOf, pageQueryOf } from './paging.ts';

const role = z.enum(roles);
/** `platform` opens the console of releases: the command of the installation alone gives and takes it. */
export const givenRoles = ['user', 'constructora', 'contributor', 'seo', 'administrador'] as const;

const foundPerson = z.object({
  id: z.int(),
  name: z.string(),
  last_name: z.string(),
  email: z.string(),
  roles: z.array(role),
  is_active: z.boolean(),
  /** Open sessions. */
  sessions: z.int(),
  last_login_at: isoMoment.nullable(),
  created_at: isoMoment,
});
export type FoundPerson = z.output<typeof foundPerson>;

export const findPeople = endpoint({
  id: 'C242',
  method: 'POST',
  path: '/administracion/personas',
  summary:
    'Accounts by a part of the name or the e-mail, in the body so that no address holds them; the read is logged',
  access: 'admin',
  body: pageQueryOf(24)
    .extend({ q: line(120).min(2, 'Escribe al menos 2 letras') })
    .strict()
    .meta({ examples: [{ q: 'visitante@example.com', page: 1, items_by_page: 24 }] }),
  response: pageOf(foundPerson),
});

export const readPerson = endpoint({
  id: 'C243',
  method: 'GET',
  path: '/administracion/personas/{id}',
  summary: 'One account with its builders, its sessions and what staff did with it; the read is logged',
  access: 'admin',
  params: idParams,
  response: dataOf(
    foundPerson.extend({
      phone: z.string(),
      is_email_verified: z.boolean(),
      builders: z.array(z.string()),
      devices: z.array(z.object({ device: z.string(), last_seen_at: isoMoment })),
      log: z.array(z.object({ action: z.enum(securityEventKinds), actor: z.string().nullable(), at: isoMoment })),
    }),
  ),
});
export type ReadPerson = z.output<typeof readPerson.response>['data'];

const reason = line(300).min(3, 'Escribe el motivo');

export const changePersonRoles = endpoint({
  id: 'C244',
  method: 'POST',
  path: '/administracion/personas/{id}/roles',
  summary: 'Gives an account exactly these roles; nobody takes their own, and one administrator always stays',
  access: 'admin',
  params: idParams,
  body: z
    .strictObject({
      roles: z
        .array(z.enum(givenRoles, 'Elige un rol de la lista'), 'Elige al menos un rol')
        .min(1, 'Elige al menos un rol')
        .max(5),
    })
    .meta({ examples: [{ roles: ['user', 'contributor'] }] }),
  response: outcome,
});

export const changePersonState = endpoint({
  id: 'C245',
  method: 'POST',
  path: '/administracion/personas/{id}/estado',
  summary: 'Blocks an account, which ends its sessions, or lets it in again, with the reason for the log',
  access: 'admin',
  params: idParams,
  body: z
    .strictObject({ is_active: z.boolean('Elige bloquear o desbloquear'), reason })
    .meta({ examples: [{ is_active: false, reason: 'Publica correo no deseado' }] }),
  response: outcome,
});

export const endPersonSessions = endpoint({
  id: 'C246',
  method: 'POST',
  path: '/administracion/personas/{id}/sesiones/cerrar',
  summary: 'Ends every session of an account',
  access: 'admin',
  params: idParams,
  response: outcome,
});
