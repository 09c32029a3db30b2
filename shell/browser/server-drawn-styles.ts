// Footer and error pages are the server's HTML: of theirs the browser needs the look only.
import '@umbral/kit/layout/cota-rule.module.css';
import '@umbral/kit/layout/page-heading.module.css';
import '../frame/footer/footer.module.css';
import '../frame/pages/shell-page.module.css';
