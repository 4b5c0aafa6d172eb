/** From so many on, forms for each of them are opened one at a time: nobody reads hundreds at once, and no browser bears them. */
const CROWD = 16;

export const isCrowd = (fighters: readonly unknown[]): boolean => fighters.length > CROWD;
