// What the server sends: the generated types, by the names this folder uses. Seats are counted from 0.
export type { BestiolesBattleResult as BattleResult } from "../../wire/BestiolesBattleResult";
export type { BestiolesCause as Cause } from "../../wire/BestiolesCause";
export type { BestiolesDoom as Doom } from "../../wire/BestiolesDoom";
export type { BestiolesLaid as Laid } from "../../wire/BestiolesLaid";
export type { BestiolesNews as News } from "../../wire/BestiolesNews";
export type { BestiolesPlayer as Player } from "../../wire/BestiolesPlayer";
export type { BestiolesQuestion as Question } from "../../wire/BestiolesQuestion";
export type { BestiolesQuestionKind as QuestionKind } from "../../wire/BestiolesQuestionKind";
export type { BestiolesSide as Side } from "../../wire/BestiolesSide";
export type { BestiolesTheatre as TheatreView } from "../../wire/BestiolesTheatre";
export type { BestiolesView as View } from "../../wire/BestiolesView";
export type { BestiolesWaiting as Waiting } from "../../wire/BestiolesWaiting";
export type { Card } from "../../wire/Card";
export type { Theatre } from "../../wire/Theatre";
