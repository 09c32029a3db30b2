import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { freePort } from 'infra-ports/free-port.ts';
import { Builder, Capabilities, type WebElement } from 'selenium-webdriver';
import { type EngineTab, findSought, type Sought } from './engine-tab.ts';

/** Programs of Debian's `webkit2gtk-driver` and `xvfb`. */
export interface WebKitPrograms {
  readonly driver: string;
  readonly browser: string;
  readonly screen: string;
}

/** A tab of WebKit, the engine of Safari: a real window on a screen that nobody sees. Both end with it. */
export async function openWebKitTab(programs: WebKitPrograms): Promise<EngineTab> {
  const { screen, display } = await startScreen(programs.screen);
  const port = await freePort();
  const driver = spawn(programs.driver, [`--port=${port}`], {
    env: { ...process.env, DISPLAY: display },
    stdio: 'ignore',
  });
  const stop = async () => {
    await end(driver);
    await end(screen);
  };
  try {
    return await openTab(`http://127.0.0.1:${port}`, programs.browser, stop);
  } catch (error) {
    await stop();
    throw error;
  }
}

/** A screen with a number that is free. */
async function startScreen(program: string) {
  const screen = spawn(program, ['-displayfd', '1', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const [number] = await once(createInterface(screen.stdout), 'line');
  return { screen, display: `:${number}` };
}

async function openTab(server: string, binary: string, stop: () => Promise<void>): Promise<EngineTab> {
  const wanted = new Capabilities({ browserName: 'MiniBrowser' });
  wanted.set('webkitgtk:browserOptions', { binary, args: ['--automation'] });
  const session = await new Builder().usingServer(server).withCapabilities(wanted).build();
  const find = async (sought: Sought): Promise<WebElement> => {
    const element = await session.executeScript<WebElement | null>(calling(findSought), sought);
    if (!element) throw new Error(`Nothing in the page is ${JSON.stringify(sought)}.`);
    return element;
  };
  const resize = (width: number) => session.manage().window().setRect({ width, height: 1000, x: 0, y: 0 });
  await resize(1440);
  return {
    goto: (url) => session.get(url),
    press: async (sought) => (await find(sought)).click(),
    back: async () => void (await session.executeScript('history.back()')),
    resize: async (width) => void (await resize(width)),
    read: (look, given) => session.executeScript(calling(look), given),
    close: async () => {
      await session.quit();
      await stop();
    },
  };
}

/** The driver takes the text of a function's body. */
function calling(look: (given: never) => unknown): string {
  return `return (${look}).apply(undefined, arguments)`;
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  child.kill();
  await once(child, 'exit');
}
