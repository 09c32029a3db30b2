import { FeatureChoice } from '../features/feature-choice.tsx';

/** What the project has outside. */
export function ExteriorSection() {
  return <FeatureChoice of="exterior_specifications" kind="exterior" plant={null} />;
}

/** What its homes are finished with. */
export function InteriorSection() {
  return <FeatureChoice of="interior_finishes" kind="interior" plant={null} />;
}

/** What all share. */
export function CommonSection() {
  return <FeatureChoice of="common_services" kind="common" plant={null} />;
}
