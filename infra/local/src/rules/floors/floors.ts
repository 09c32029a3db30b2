/**
 * The floors of one folder, from the ground up. Each floor lists files and folders of that folder by name; what
 * stands on one floor stands side by side and does not import its neighbours. `<pages>` stands for the route folders
 * of a remote.
 */
export type Floors = readonly (readonly string[])[];

/** Floors by the folder, relative to the root, whose contents they order. */
export type FloorTable = Readonly<Record<string, Floors>>;
