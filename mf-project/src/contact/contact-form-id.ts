/** Name of the form about a plant, by which its draft and what waits on the device are found again. */
export function contactFormId(plantId: number): string {
  return `contact-${plantId}`;
}
