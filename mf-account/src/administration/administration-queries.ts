import { listCommentsToModerate } from '@umbral/domain/api/comments.ts';
import { listPortalContacts } from '@umbral/domain/api/portal-contacts.ts';
import {
  listAllProjects,
  listPendingSpecifications,
  listProjectRequests,
} from '@umbral/domain/api/project-administration.ts';
import type { LoaderArgs } from '@umbral/kit/remote/route-module.ts';
import type { CallApi } from '@umbral/protocol/calls/call-api.ts';
import type { EndpointOutput } from '@umbral/protocol/calls/endpoint.ts';
import { loadForStaff, pageOfAddress, type StaffVisit } from '../staff/staff-data.ts';
import { staffScreens } from '../staff/staff-screens.ts';
import {
  commentStateOf,
  type ListAsked,
  personOf,
  portalContactsOf,
  projectFiltersOf,
  requestStateOf,
} from './list-asked.ts';
import { type FilterOptions, readFilterOptions } from './project-queries.ts';
import { sectionOf } from './sections.ts';
import { type EventPage, findEvents } from './security-log-queries.ts';

export type ProjectPage = EndpointOutput<typeof listAllProjects>;
export type SpecificationPage = EndpointOutput<typeof listPendingSpecifications>;
export type RequestPage = EndpointOutput<typeof listProjectRequests>;
export type PortalContactPage = EndpointOutput<typeof listPortalContacts>;
export type CommentPage = EndpointOutput<typeof listCommentsToModerate>;

/** The list of the part that the address asks for; people and contacts begin with a form. */
export interface AdministrationData {
  readonly projects?: ProjectPage;
  readonly options?: FilterOptions;
  readonly specifications?: SpecificationPage;
  readonly requests?: RequestPage;
  readonly contacts?: PortalContactPage;
  readonly comments?: CommentPage;
  readonly events?: EventPage;
}

/** What the administration shows at an address. */
export function loadAdministration(args: LoaderArgs) {
  return loadForStaff(args, staffScreens.administration.roles, readSection);
}

async function readSection({ call, signal, url, roles }: StaffVisit): Promise<AdministrationData> {
  const asked = { page: pageOfAddress(url), query: url.searchParams, signal };
  switch (sectionOf(url.searchParams, roles)) {
    case 'projects': {
      const [projects, options] = await Promise.all([readProjects(call, asked), readFilterOptions(call, signal)]);
      return { projects, options };
    }
    case 'specifications':
      return { specifications: await readSpecifications(call, asked) };
    case 'requests':
      return { requests: await readRequests(call, asked) };
    case 'contacts':
      return { contacts: await readPortalContacts(call, asked) };
    case 'comments':
      return { comments: await readComments(call, asked) };
    case 'security':
      return { events: await findEvents(call, { person: personOf(asked.query), page: 1 }, signal) };
    default:
      return {};
  }
}

/** Projects of all builders that fit the filters of an address. */
export function readProjects(call: CallApi, { page, query, signal }: ListAsked): Promise<ProjectPage> {
  return call(listAllProjects, { query: { page, ...projectFiltersOf(query) } }, { signal });
}

/** Builders' own specifications that wait. */
export function readSpecifications(call: CallApi, { page, signal }: ListAsked): Promise<SpecificationPage> {
  return call(listPendingSpecifications, { query: { page } }, { signal });
}

/** Requests for projects in the state that an address asks for. */
export function readRequests(call: CallApi, { page, query, signal }: ListAsked): Promise<RequestPage> {
  return call(listProjectRequests, { query: { page, state: requestStateOf(query) } }, { signal });
}

/** What was written to the portal itself, in the state that an address asks for, or the one that it names. */
export function readPortalContacts(call: CallApi, { page, query, signal }: ListAsked): Promise<PortalContactPage> {
  return call(listPortalContacts, { query: { page, ...portalContactsOf(query) } }, { signal });
}

/** Comments in the state that an address asks for. */
export function readComments(call: CallApi, { page, query, signal }: ListAsked): Promise<CommentPage> {
  const state = commentStateOf(query);
  return call(listCommentsToModerate, { query: { page, ...(state ? { state } : {}) } }, { signal });
}
