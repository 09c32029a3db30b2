import type { OutgoingHttpHeaders } from 'node:http';
import type { RenderEnvironment } from '@umbral/protocol/remote/render-contract.ts';
import type { Composition } from '../composition/composition.ts';
import type { LeaseForVisit } from '../composition/lease-for-visit.ts';
import type { AssetLink } from './asset-links.ts';

/** On what terms a visit gets its documents. Most visits have only a lease; who wraps visits may ask for more. */
export interface VisitTerms {
  /** Takes the composition of the visit. */
  readonly lease: LeaseForVisit;
  /** Code of the currency, instead of the visitor's own. */
  readonly currency?: string | undefined;
  readonly flags?: RenderEnvironment['flags'];
  /** The documents are for this visit alone, and kept nowhere. */
  readonly isPrivate?: boolean;
  /** A page of this portal may show the documents in a frame. */
  readonly isFramed?: boolean;
  /** What the documents have besides; such documents are in no search engine. */
  readonly extra?: ExtraTerms;
}

/** What stands in a document that belongs to no part of its composition. */
export interface ExtraTerms {
  readonly style?: AssetLink | undefined;
  readonly headers?: OutgoingHttpHeaders;
  /** What stands above everything, told what everybody gets now. */
  banner?(everybodys: Composition): string;
}
