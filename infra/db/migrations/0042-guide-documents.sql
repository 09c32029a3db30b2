-- A download of a guide is a file kept as its text, or a document of typed blocks of which the API draws the PDF.
alter table guide_download drop constraint guide_download_file_name_check;
alter table guide_download add constraint guide_download_file_name_check
  check (file_name ~ '^[a-z0-9-]+\.(csv|txt|html|pdf)$');
alter table guide_download drop constraint guide_download_media_type_check;
alter table guide_download add constraint guide_download_media_type_check
  check (media_type in ('text/csv', 'text/plain', 'text/html', 'application/pdf'));

alter table guide_download alter column content drop not null;
alter table guide_download add column lead text not null default '';
alter table guide_download add column body blocks;
alter table guide_download add constraint guide_download_source_check
  check ((body is not null) = (media_type = 'application/pdf') and (content is null) = (body is not null));
