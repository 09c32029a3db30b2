import { createContext, useContext } from 'react';

/** The typology whose fields are drawn, by its place; the frame opens the one that has an issue. */
export interface OpenPlant {
  readonly openPlant: number | undefined;
  readonly setOpenPlant: (index: number | undefined) => void;
}

export const OpenPlantContext = createContext<OpenPlant>({ openPlant: undefined, setOpenPlant: () => undefined });

/** Which typology is open, and the way to open another. */
export function useOpenPlant(): OpenPlant {
  return useContext(OpenPlantContext);
}
