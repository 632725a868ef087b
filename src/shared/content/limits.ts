/** Figures of the content that server and browser share. */
export const postsPerPage = 12;

/** Related posts shown below a post. */
export const furtherPosts = 3;

/** Entries in each row of the home page. */
export const homeListings = 10;
export const homePosts = 3;

/** Words an adult reads in a minute; for the reading time of posts. */
export const wordsPerMinute = 200;

/** Ids of the info pages with a fixed meaning (specification, section 2). */
export const infoPages = { terms: 1, privacy: 2, howItWorks: 3 } as const;
