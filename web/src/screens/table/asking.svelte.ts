// Two things a game may ask of the shell: a question before a move without return, and a sheet of help.
import { currentSettings } from "../../ui/settings.svelte";

export interface Question {
  question: string;
  yes: string;
  answer: (sure: boolean) => void;
}

export interface HelpSheet {
  title: string;
  body: string;
  rule?: string;
}

export class Asking {
  question = $state.raw<Question | null>(null);
  sheet = $state.raw<HelpSheet | null>(null);

  confirm = (question: string, yes: string): Promise<boolean> => {
    if (!currentSettings().confirm) return Promise.resolve(true);
    this.question?.answer(false);
    return new Promise((resolve) => {
      this.question = {
        question,
        yes,
        answer: (sure) => {
          this.question = null;
          resolve(sure);
        },
      };
    });
  };

  help = (title: string, body: string, rule?: string): void => {
    this.sheet = { title, body, rule };
  };

  closeHelp = (): void => {
    this.sheet = null;
  };
}
