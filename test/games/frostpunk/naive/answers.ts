import type { Action, CitizenType } from '../../../../src/games/frostpunk/index.js';
import { Choices } from './choices.js';
import { LETTER } from './words.js';

/** The effects of moves. */
export class Answers extends Choices {
  protected answer(text: string): void {
    const [word, one = '', two = ''] = text.split(':');
    const { s } = this;
    switch (word) {
      case 'feed':
        this.gain('coal', -Number(one));
        s.heat += Number(one);
        return;
      case 'eat':
        this.gain('food', -Number(one));
        s.hunger -= Number(one);
        return;
      case 'pass':
        s.hasPassed[s.decider] = true;
        return this.nextPlayer();
      case 'done':
        if (s.phase.kind === 'dusk') this.enter('dusk', 1);
        if (s.phase.kind === 'build') s.currentAction.subActionsLeft = 0;
        return;
      case 'card': {
        const armedCard = this.box.citizenCards.findIndex(({ id }) => id === one);
        s.hand = s.hand.filter((other) => other !== armedCard);
        s.hasPlayedCard = true;
        return this.askFor({ kind: 'turn', armedCard });
      }
      case 'call':
        s.isCallOfDutyUsed = true;
        return this.askFor({ kind: 'option', optionSet: 'CALL' });
      case 'expert': {
        const { id, token } = this.box.experts[s.expert]!;
        this.turn('hope', token, false);
        return this.put({ program: id });
      }
      case 'patrol':
        s.isDuskOfferTaken = true;
        return this.put({ program: this.inForce('duskOffer')[0]!.name });
      case 'shift':
        s.isLongShiftUsed = true;
        return this.put({ program: 'use' }, { program: this.inForce('longShift')[0]!.name });
      case 'clear':
      case 'gather':
      case 'build':
      case 'use':
      case 'scout':
      case 'special':
        return this.begin(word as Action, one, two);
      default:
        return this.answerMore(word!, one);
    }
  }

  private answerMore(word: string, one: string): void {
    const { s } = this;
    const site = this.sites.indexOf(one);
    switch (word) {
      case 'construct':
        return this.construct(one);
      case 'on':
        return this.onSite(site);
      case 'dismantle':
        s.currentAction.subActionsLeft--;
        return this.takeDown(site);
      case 'upgrade': {
        const { upgrade } = this.buildingAt(site)!;
        if (upgrade === 'none') throw new Error('no upgrade');
        s.currentAction.subActionsLeft--;
        this.pay(upgrade.cost);
        for (const half of this.both(site)) s.isUpgraded[half] = true;
        return;
      }
      case 'at':
        return this.onPosition(this.box.map.positions.findIndex(({ id }) => id === one));
      case 'option':
        return this.option(one);
      case 'type':
        return this.typeChosen(LETTER[one] as CitizenType);
      case 'draw':
        return this.mourn(this.drawCitizen());
      case 'discard': {
        const card = this.box.citizenCards.findIndex(({ id }) => id === one);
        s.hand = s.hand.filter((other) => other !== card);
        return this.mourn(card);
      }
      case 'tech':
        s.developingTechnology = this.box.technologies.findIndex(({ id }) => id === one);
        s.developmentEndRound = Math.min(
          this.box.tracks.rounds,
          s.round + this.box.technologies[s.developingTechnology]!.developmentRounds,
        );
        return;
      case 'law':
        return this.enact(this.box.laws.findIndex(({ id }) => id === one));
      case 'keep':
        return this.keep(one as 'a' | 'b', true);
      case 'stack': {
        const steps = this.effectNow();
        this.countUnit();
        return this.put({ program: 'march', slot: Number(one), unitsLeft: steps });
      }
      case 'avoid':
      case 'explore':
      case 'continue':
      case 'return':
        return this.way(word);
      default:
        return this.tokenChosen(word, one);
    }
  }
}
