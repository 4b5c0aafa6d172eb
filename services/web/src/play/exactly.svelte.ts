/** Whether chances are told with their fractions too: of one figure as of all. */
export const exactly = $state({ shown: false });
