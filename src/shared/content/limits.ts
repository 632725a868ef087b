/** Figures of the content that server and browser share. */
export const postsPerPage = 12;

/** Related posts shown below a post. */
export const furtherPosts = 3;

/** Entries in each row of the home page. */
export const homeListings = 10;
export const homePosts = 3;

/** The administration shows the clicks on banners in so many last days. */
export const clickDays = 30;

/** Pictures of the intro popup are cropped to this shape. */
export const popupShape = '3 : 2';

/** Words an adult reads in a minute; for the reading time of posts. */
export const wordsPerMinute = 200;

/** Ids of the info pages with a fixed meaning (specification, section 2). */
export const infoPages = { terms: 1, privacy: 2, howItWorks: 3 } as const;

/** What the header and the footer have room for. */
export const menuLimits = { top: 8, groups: 5, links: 10, text: 40 } as const;

/** Texts of an info page in one language. */
export const infoPageLimits = { title: 120, slug: 80, perex: 400, body: 60_000 } as const;

/** Part of an address: lower-case letters and digits, joined by hyphens. */
export const pageSlugPattern = /^([a-z0-9]+(-[a-z0-9]+)*)?$/;

/** Texts of a document to download in one language. */
export const documentLimits = { title: 120, description: 300 } as const;

/** What a list that people sort by hand has room for. */
export const documentsMost = 100;

/** Categories that the home page has room for. */
export const featuredMost = 12;

/** Categories of the blog: what readers can survey, and a name that fits its tag. */
export const blogCategoriesMost = 30;
export const blogCategoryName = 60;
