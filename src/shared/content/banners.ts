/** Places of banners, as the poster names them. */
export const bannerGroups = ['banner.popup_desktop', 'banner.popup_mobile', 'banner.promo'] as const;
export type BannerGroup = (typeof bannerGroups)[number];

/** Popups are pictures with a title; the promo strip is a line of text. */
export const needsPicture = (group: BannerGroup) => group !== 'banner.promo';

/** Running: shown if it is the first running one of its group. Ended: switching it on or off changes nothing. */
export const bannerStates = ['running', 'planned', 'ended', 'off'] as const;
export type BannerState = (typeof bannerStates)[number];

export const bannerLimits = { title: 120, perGroup: 50, introTitle: 80, introText: 600, introLink: 40 } as const;
