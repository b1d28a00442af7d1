import { accountJourneys } from './account-journeys';
import { gameJourneys } from './game-journeys';
import type { Journey } from './journey';
import { moneyJourneys } from './money-journeys';
import { visitorJourneys } from './visitor-journeys';

/** The main journeys, in every engine. Each starts in a fresh world. */
export const journeys: readonly Journey[] = [...visitorJourneys, ...moneyJourneys, ...gameJourneys, ...accountJourneys];
