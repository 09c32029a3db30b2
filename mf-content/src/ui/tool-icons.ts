import {
  buildingIcon,
  calculatorIcon,
  checkIcon,
  homeIcon,
  listIcon,
  phoneIcon,
  planIcon,
  tableIcon,
} from '@umbral/kit/media/icons.ts';

/** Drawings by the names that the backend gives them; one that it invents is a plan. */
const drawings: Readonly<Record<string, string>> = {
  gauge: calculatorIcon,
  home: homeIcon,
  scale: buildingIcon,
  stamp: planIcon,
  checklist: checkIcon,
  book: listIcon,
  table: tableIcon,
  message: phoneIcon,
};

/** The drawing of a tool. */
export function toolIcon(name: string): string {
  return drawings[name] ?? planIcon;
}
