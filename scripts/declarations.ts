/** Gives the built declarations of games the comments of the contract: `npm run build` */
import { documentDeclarations } from './build/documented.js';

documentDeclarations();
