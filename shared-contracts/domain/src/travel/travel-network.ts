import { z } from 'zod';

const flat = z.array(z.number());

/**
 * What the ground knows of ways: roads, and lines with their stations. Lists are flat, since a city has
 * thousands of nodes; nodes are numbered in their order.
 */
export const travelNetwork = z.object({
  roads: z.object({
    /** Latitude and longitude in turn, in ten-thousandths of a degree. */
    points: flat,
    /** Two nodes and the metres between them, in turn. */
    edges: flat,
  }),
  stations: z.array(
    z.object({ name: z.string(), system: z.string(), city: z.string(), lat: z.number(), lng: z.number() }),
  ),
  /** The station of each platform, or -1 where lines only meet. A platform is where vehicles of one line stop. */
  platforms: flat,
  /** Two platforms and the seconds between them, in turn. */
  rides: flat,
});
export type TravelNetwork = z.infer<typeof travelNetwork>;
export type Station = TravelNetwork['stations'][number];

/** A ground without ways: everything is then told by straight distance. */
export const emptyNetwork: TravelNetwork = {
  roads: { points: [], edges: [] },
  stations: [],
  platforms: [],
  rides: [],
};
