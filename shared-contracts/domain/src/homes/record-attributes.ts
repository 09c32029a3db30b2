/** Facets of a record that are no filter of their own. */
export const facets = {
  typeSlug: 'type_slug',
  tags: 'tags',
  builder: 'project.builder.slug',
  builderName: 'project.builder.name',
  active: 'isActive',
  petFriendly: 'project.pet_friendly',
  placePath: 'place_path',
  /** What its numbers reach (`reachedCounts`). */
  reached: 'reached',
} as const;

/** Numbers of a record that are no filter of their own. */
export const numericAttributes = {
  m2Price: 'm2_price',
  /** Pesos a month to the bank, and the initial fee in pesos, whole and without the reservation. */
  monthlyCredit: 'monthly_credit',
  initialFee: 'initial_fee',
  worksFee: 'works_fee',
  worksMonths: 'works_months',
  delivery: 'delivery_order',
  createdAt: 'created_at',
  id: 'id',
  projectId: 'project.id',
  builderId: 'project.builder_id',
} as const;

/** What `delivery_order` says of a delivery that nobody knows, 2100-01-01: it comes last by delivery. */
export const unknownDelivery = 4_102_444_800;
/** What `monthly_order` says where the monthly credit is unknown: it comes last by it. */
export const unknownMonthly = 1_000_000_000_000;

/**
 * A word that every record has and nobody types. With it a search asks for all homes, and the words of a visitor, all of
 * them optional, only say which come first.
 */
export const everyWord = 'todoinmueble';
