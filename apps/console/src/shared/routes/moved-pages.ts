/** Pages that have another address now: what was bookmarked still arrives, with all that stands behind its question mark. */
export const movedPages = ["nicht-zugestellt", "zustellung"].map((name) => ({
  source: `/:restaurantId/${name}`,
  destination: "/:restaurantId/stoerungen",
  permanent: true,
}));
