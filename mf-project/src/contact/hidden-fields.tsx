import type { ContactTarget } from './contact-target.ts';

/** What a browser without script posts beside the person's own fields. */
export function HiddenFields({ target }: { readonly target: ContactTarget }) {
  const fields = {
    id_builder: target.builderId,
    id_plant: target.plantId,
    plant_name: target.plantTitle,
    property_id: target.projectId,
    property_name: target.projectTitle,
    project_region: target.region,
    id_project_city: target.cityId,
    project_email: target.email,
    plant_price: target.priceCop ?? '',
  };
  return Object.entries(fields).map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />);
}
