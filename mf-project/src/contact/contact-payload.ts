import type { sendContact } from '@umbral/domain/api/contacts.ts';
import type { Campaign } from '@umbral/domain/contact/campaign.ts';
import { defaultOrigin, listingOrigin, staffOrigin } from '@umbral/domain/contact/origin.ts';
import { roles as knownRoles, type ListingFamily, type Role } from '@umbral/domain/vocabulary/vocabulary.ts';
import type { EndpointInput } from '@umbral/protocol/calls/endpoint.ts';
import { type ContactTarget, targetFieldsOf } from '../model/contact-target.ts';
import type { ContactValues } from './contact-values.ts';

/** Where a contact comes from. */
export interface ContactVisit {
  readonly campaign?: Campaign;
  /** The listing on which the form was opened. */
  readonly family?: ListingFamily;
  readonly product: string;
  /** Of the signed-in person; none when nobody is. */
  readonly roles?: readonly string[];
  /** The browser's random key. */
  readonly userKey: string;
}

/** The body of the call. */
export type ContactBody = EndpointInput<typeof sendContact>['body'];

interface Contact {
  readonly values: ContactValues;
  readonly target: ContactTarget;
  readonly visit: ContactVisit;
  /** In international form. */
  readonly phone: string;
  readonly countryName: string;
  /** The form's own: sent again, it is the same contact. */
  readonly submissionKey: string;
}

/** The body of the call, field by field as document 2 section 7 names them [B065]. */
export function contactPayloadOf(contact: Contact): ContactBody {
  const { values, target, visit, phone, countryName } = contact;
  const hasVisit = values.schedule_date !== '';
  return {
    site: visit.family === 'tv' ? 'TV' : 'CO',
    name: values.name,
    email: values.email,
    phone,
    home_city: values.home_city,
    home_country: countryName,
    schedule_date: values.schedule_date || null,
    schedule_time: values.schedule_time || null,
    ...targetFieldsOf(target),
    origin: originOf(visit),
    origin_2: visit.campaign?.source2 ?? '',
    medium: visit.campaign?.medium ?? '',
    whatsapp: values.whatsapp ? 1 : 0,
    login: visit.roles ? 1 : 0,
    agree_terms: 'S',
    id_fuente: '',
    token: '',
    user_key: visit.userKey,
    ...(values.message === '' ? {} : { message: values.message }),
    ...(hasVisit ? { schedule_kind: values.schedule_kind } : {}),
    ...(values.news ? { news: 'S' as const } : {}),
    ...(values.third_parties ? { third_parties: 'S' as const } : {}),
    submission_key: contact.submissionKey,
  };
}

/** Staff first, then the campaign of the day, then the listing, then none [B065, B066]. */
function originOf({ roles, campaign, family, product }: ContactVisit): string {
  const staff = staffOrigin(knownRoles.filter((role: Role) => roles?.includes(role)));
  return staff ?? (campaign?.source || (family ? listingOrigin(family, product) : defaultOrigin));
}
