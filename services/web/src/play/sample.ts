/** The two encounters that an arena without any opens by itself, so that there is something to look at. Their ids follow from their keys. */
export const SAMPLES = { fought: 'e880fe72-68c7-8f9d-8c04-e4e5e7f19f2e', seated: 'f8e42cba-0989-8b51-9331-b8eabd8e4858' } as const;
export type Sample = keyof typeof SAMPLES;

export const sampleOf = (id: string): Sample | null => (Object.keys(SAMPLES) as Sample[]).find(name => SAMPLES[name] === id) ?? null;
