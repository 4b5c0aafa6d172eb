/** `2 h 5 min`: signs that all languages here share. */
export const span = (seconds: number): string =>
  ([[3_600, 'h'], [60, 'min'], [1, 's']] as const)
    .reduce<{ rest: number; words: string[] }>(({ rest, words }, [size, unit]) => {
      const n = Math.floor(rest / size);
      return { rest: rest % size, words: n > 0 ? [...words, `${n} ${unit}`] : words };
    }, { rest: seconds, words: [] }).words.join(' ');
