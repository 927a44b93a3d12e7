export const name = 'nothing here plays';
