import type { FastifyRequest } from 'fastify';
import type { PortalPeople } from '../console/portal-people.ts';
import { type Asked, requireApproval } from '../registry/approvals.ts';
import type { RegistryDatabase } from '../registry/registry.ts';
import { RegistryRefusal } from '../registry/registry-refusal.ts';
import type { Bearer } from '../registry/tokens.ts';
import { requireBearer } from './bearer-access.ts';

/** An operator; of a person at the console also a second factor of the last minutes. */
export async function requireProvenOperator(request: FastifyRequest, people: PortalPeople): Promise<Bearer> {
  const bearer = requireBearer(request, 'operator');
  const { personId, headers } = request;
  if (personId !== undefined && !(await people.isFreshlyProven(headers.cookie, personId))) {
    throw new RegistryRefusal(
      'second-factor-needed',
      'Sign in at the portal with your second factor again: this asks for a proof of the last 15 minutes.',
    );
  }
  return bearer;
}

/**
 * An operator who may do what one person does not decide alone. The token of an operator is the way of whoever is alone:
 * it lies on the machine, or was itself made by two.
 */
export async function requireTwo(
  request: FastifyRequest,
  { db, people }: { readonly db: RegistryDatabase; readonly people: PortalPeople },
  asked: Asked,
): Promise<Bearer> {
  const bearer = await requireProvenOperator(request, people);
  if (request.personId !== undefined) await requireApproval(db, bearer, asked);
  return bearer;
}
