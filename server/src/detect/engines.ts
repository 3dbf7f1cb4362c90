/** The engine of each causality model. */
import type { CreateRaceEngine } from './engine.js';
import type { CausalityModel } from './report.js';

export type RaceEngines = Readonly<Partial<Record<CausalityModel, CreateRaceEngine>>>;

export const RACE_ENGINES: RaceEngines = {};
