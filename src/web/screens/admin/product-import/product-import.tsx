export const screen = {};
