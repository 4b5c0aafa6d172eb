import { whole } from './draft';

/** The natural results in a text, such as `8, 5, 1 2`. What is not a number goes as typed, for the server to refuse. */
export const dice = (typed: string): (number | string)[] => typed.split(/[\s,;]+/).filter(Boolean).map(whole);
