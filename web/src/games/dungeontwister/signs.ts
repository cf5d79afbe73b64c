/** Silhouettes of characters, objects and markers, by the kind that the view names. */

import archer from 'icon:bowman';
import armor from 'icon:breastplate';
import barbarian from 'icon:barbarian';
import bramble from 'icon:thorny-vine';
import chest from 'icon:open-treasure-chest';
import cleric from 'icon:monk-face';
import crossbow from 'icon:crossbow';
import druid from 'icon:oak-leaf';
import eggs from 'icon:nest-eggs';
import enchantress from 'icon:woman-elf-face';
import flytrap from 'icon:venus-flytrap';
import ghost from 'icon:ghost';
import goblin from 'icon:goblin-head';
import golem from 'icon:rock-golem';
import key from 'icon:key';
import larva from 'icon:slime';
import livingTree from 'icon:evil-tree';
import logger from 'icon:wood-axe';
import necklace from 'icon:gem-necklace';
import orb from 'icon:peace-dove';
import potion from 'icon:standing-potion';
import ring from 'icon:big-diamond-ring';
import rope from 'icon:rope-coil';
import saw from 'icon:circular-sawblade';
import scroll from 'icon:tied-scroll';
import spider from 'icon:angular-spider';
import sword from 'icon:broadsword';
import thief from 'icon:hooded-assassin';
import torch from 'icon:primitive-torch';
import troll from 'icon:troll';
import wand from 'icon:crystal-wand';
import wizard from 'icon:wizard-face';
import wrench from 'icon:mechanical-arm';

export const ICONS: Record<string, string> = {
  druid,
  breeder: eggs,
  'stone-elemental': golem,
  'archer-elf': archer,
  'enchantress-elf': enchantress,
  araknis: spider,
  'living-trap': flytrap,
  logger,
  cleric,
  goblin,
  mekanork: wrench,
  thief,
  troll,
  'wall-walker': ghost,
  warrior: barbarian,
  wizard,
  spawnling: larva,
  amulet: necklace,
  crossbow,
  'scroll-of-flight': scroll,
  'ring-of-paralysis': ring,
  'orb-of-peace': orb,
  'steam-saw': saw,
  armor,
  sword,
  rope,
  'speed-potion': potion,
  'fireball-wand': wand,
  treasure: chest,
  key,
  torch,
  brambles: bramble,
  'living-tree': livingTree,
  trap: flytrap,
};
