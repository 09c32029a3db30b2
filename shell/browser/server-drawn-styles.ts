// Footer and error pages are the server's HTML: of theirs the browser needs the look only.
import 'shared-contracts/ui/cota-rule.module.css';
import 'shared-contracts/ui/page-heading.module.css';
import '../frame/footer/footer.module.css';
import '../frame/pages/shell-page.module.css';
