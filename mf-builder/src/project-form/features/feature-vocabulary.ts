import {
  commonServiceLabels,
  exteriorSpecificationLabels,
  interiorSpecificationLabels,
} from '@umbral/domain/vocabulary/specification-labels.ts';
import { defineList } from '../fields/define-list.ts';
import type { OwnFeature } from './own-states.ts';

/** A feature that can be chosen. */
export interface Feature {
  readonly key: string;
  readonly name: string;
}

const calls = () => import(/* webpackChunkName: "form-calls" */ '@umbral/domain/api/catalogue.ts');

/** The lists of the server: the team takes own features into them, so they are longer than the vocabulary. */
const lists = {
  exterior: defineList(async (call) => (await call((await calls()).listExteriorSpecifications, {})).data),
  interior: defineList(async (call) => (await call((await calls()).listInteriorSpecifications, {})).data),
  common: defineList(async (call) => (await call((await calls()).listCommonServices, {})).data),
};

const labels: Record<OwnFeature['kind'], Readonly<Record<string, string>>> = {
  exterior: exteriorSpecificationLabels,
  interior: interiorSpecificationLabels,
  common: commonServiceLabels,
};

/** The features of a kind: those of the vocabulary until the server's list is there. */
export function useFeatures(kind: OwnFeature['kind']): readonly Feature[] {
  const { items } = lists[kind](0);
  return items ?? Object.entries(labels[kind]).map(([key, name]) => ({ key, name }));
}
