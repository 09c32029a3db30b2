import { homeTexts } from '../texts/home-texts.ts';
import css from './plan-drawing.module.css';

const texts = homeTexts.plan;

/** The plan of a home; the room that is lit follows the price that is chosen in the search bar beside it. */
export function PlanDrawing() {
  return (
    <svg viewBox="0 0 560 420" className={css.plan} aria-hidden>
      <Rooms />
      <path
        className={css.thin}
        d="M96 96h76v44H96zM104 104h60v12h-60zM214 96h26v26h-26zM60 326h44v26H60zM300 92h72v58h-72zM308 100h26v16h-26zM338 100h26v16h-26zM436 92h62v58h-62zM444 100h46v14h-46zM410 272h84v22h-84zM60 196a14 14 0 0 1 28 0v18H60zM100 196h40v18h-40z"
      />
      <path
        className={css.thin}
        d="M270 232a44 44 0 0 1-44 44v-44M390 196a36 36 0 0 0-36-36v36M436 196a36 36 0 0 0-36-36v36M186 292v40a40 40 0 0 1-40-40M340 252a36 36 0 0 1 36-36"
      />
      <path
        className={css.wall}
        d="M40 60h480v300H40zM270 60v100M270 196v36M270 276v84M270 196h84M390 196h10M436 196h84M390 60v136M40 292h106M186 292h84M340 216v36M340 288v72M270 232h-4"
      />
      <path className={css.window} d="M110 60h100M300 60h60M440 60h60M40 120v80M390 360h90" />
      <path
        className={css.dimension}
        d="M40 30h480M40 24v12M520 24v12M270 26v8M390 26v8M18 60v300M12 60h12M12 360h12M14 292h8M40 390h230M40 385v10M270 385v10"
      />
      <Labels />
    </svg>
  );
}

function Rooms() {
  return (
    <>
      <path className={css.ground} d="M40 60h480v300H40z" />
      <path className={css.living} d="M40 60h230v232H40z" />
      <path className={css.kitchen} d="M40 292h230v68H40z" />
      <path className={css.second} d="M270 60h120v136H270z" />
      <path className={css.main} d="M390 60h130v136H390z" />
      <path className={css.study} d="M340 196h180v164H340z" />
    </>
  );
}

function Labels() {
  return (
    <g className={css.labels}>
      <text x="150" y="250">
        {texts.living}
      </text>
      <text x="222" y="332">
        {texts.kitchen}
      </text>
      <text x="312" y="182">
        {texts.second}
      </text>
      <text x="480" y="182">
        {texts.main}
      </text>
      <text x="430" y="330">
        {texts.study}
      </text>
      <g className={css.measures}>
        <text x="280" y="20">
          {texts.width}
        </text>
        <text x="155" y="410">
          {texts.room}
        </text>
        <text x="-210" y="10" transform="rotate(-90)">
          {texts.height}
        </text>
      </g>
    </g>
  );
}
